import i18next from 'i18next';

/** English texts come with the code and are never loaded, so everything is there at once. */
void i18next.init({
  lng: 'en',
  fallbackLng: 'en',
  load: 'currentOnly',
  resources: {},
  ns: [],
  nsSeparator: false,
  // React escapes what it draws.
  interpolation: { escapeValue: false },
});

export { i18next };
