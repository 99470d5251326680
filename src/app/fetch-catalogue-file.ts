import { type CatalogueFileReader, getCatalogueFilePath } from '#i18n/catalogue.ts'
import { loadWhileStaying } from '#platform/leaving.ts'

/** Reads the translations of the records from the site: they are published with it, not by the server. */
export const fetchCatalogueFile: CatalogueFileReader = async (language, file) => {
  const url = import.meta.env.BASE_URL + getCatalogueFilePath(language, file)
  return loadWhileStaying(async () => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
    return response.json()
  })
}
