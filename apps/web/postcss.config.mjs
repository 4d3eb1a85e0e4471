export default {
  plugins: {
    'postcss-preset-mantine': {},
    'postcss-simple-vars': {
      variables: { phone: '700px', tablet: '1000px' },
    },
  },
};
