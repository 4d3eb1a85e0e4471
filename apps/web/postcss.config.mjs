export default {
  plugins: {
    'postcss-preset-mantine': {
      mixins: {
        // What only screen readers read.
        'hidden-visually': {
          position: 'absolute',
          overflow: 'hidden',
          width: '1px',
          height: '1px',
          'clip-path': 'inset(50%)',
          'white-space': 'nowrap',
        },
      },
    },
    'postcss-simple-vars': {
      variables: { phone: '700px', tablet: '1000px' },
    },
  },
};
