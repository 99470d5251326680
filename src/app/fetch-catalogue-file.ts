import { type CatalogueFileReader, getCatalogueFilePath } from '#i18n/catalogue.ts'

/** Reads the translations of the records from the site: they are published with it, not by the server. */
export const fetchCatalogueFile: CatalogueFileReader = async (language, file) => {
  const response = await fetch(import.meta.env.BASE_URL + getCatalogueFilePath(language, file))
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
  return response.json()
}
