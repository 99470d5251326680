/** The path of the default social image, one for each language in `public/` (`npm run share-images` creates them). */
export const getShareImagePath = (language: 'fr' | 'en') => `/share-${language}.png`
