import { type CatalogueReader, getCataloguePath } from '#i18n/records/catalogue.ts'

/** Reads the translations of the records from the site: they are published with it, not by the server. */
export const fetchCatalogue: CatalogueReader = async (language, subject) => {
  const response = await fetch(import.meta.env.BASE_URL + getCataloguePath(language, subject))
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
  return response.json()
}
