import { createTheme, type MantineColorsTuple } from '@mantine/core';

const fjord: MantineColorsTuple = [
  '#EEF9FC',
  '#DCF1F6',
  '#BCE5EE',
  '#97D1DE',
  '#6AB5C5',
  '#4092A2',
  '#217281',
  '#0B5563',
  '#05414B',
  '#032C33',
];
const koral: MantineColorsTuple = [
  '#FFF3EF',
  '#FEE4DC',
  '#FECCBE',
  '#FEAA93',
  '#F68262',
  '#E4572E',
  '#CD441C',
  '#B23A17',
  '#852A0F',
  '#5E1C0A',
];
const dagslys: MantineColorsTuple = [
  '#FBFAF7',
  '#F3EEE4',
  '#E5DED1',
  '#D2CBBE',
  '#ABA9A2',
  '#83888A',
  '#5F6A70',
  '#445159',
  '#293B46',
  '#12232E',
];
const mos: MantineColorsTuple = [
  '#F1F9F0',
  '#E2F1DE',
  '#C9E3C3',
  '#A9CFA1',
  '#86B57C',
  '#649759',
  '#4B7A40',
  '#38602F',
  '#2A4923',
  '#1D3318',
];
const rav: MantineColorsTuple = [
  '#FFF6EA',
  '#FFEBCF',
  '#FFD9A4',
  '#FBC576',
  '#ECAE4A',
  '#CF9329',
  '#A77312',
  '#82590B',
  '#664404',
  '#483004',
];

/** Lists that open in the page are above its bars and below the header, like the product's own (tokens.css). */
const panel = 'var(--layer-panel)';

/**
 * The style of Mantine's components. Floating parts stay beside their field instead of moving to the page's end, so that they
 * remain inside an open dialog.
 */
export const theme = createTheme({
  colors: { fjord, koral, dagslys, mos, rav, gray: dagslys, red: koral, green: mos, yellow: rav },
  primaryColor: 'fjord',
  primaryShade: { light: 7, dark: 4 },
  white: '#FFFEFC',
  black: '#12232E',
  autoContrast: true,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-head)', fontWeight: '640' },
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '10px', md: '12px', lg: '16px', xl: '24px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '13px', sm: '14px', md: '16px', lg: '17px', xl: '20px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // An open list stays open when the page scrolls under it.
    Popover: { defaultProps: { withinPortal: false, shadow: 'none', hideDetached: false, zIndex: panel } },
    Combobox: { defaultProps: { withinPortal: false, shadow: 'none', hideDetached: false, zIndex: panel } },
    Menu: { defaultProps: { withinPortal: false, shadow: 'none', zIndex: panel } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
});
