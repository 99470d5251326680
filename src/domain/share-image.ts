/**
 * The path of the picture that social networks show of a page without one of its own: the site's name and
 * emblem, a file of `public/` for each language (`npm run share-images` draws them).
 */
export const getShareImagePath = (language: 'fr' | 'en') => `/share-${language}.png`
