import { isHtmlPage, isRecord, parseJson } from '../body.ts'

export type OpenApiDocument = Readonly<Record<string, unknown>>

/**
 * Parses an OpenAPI document.
 *
 * @throws Error with a sentence that says what the source is instead.
 */
export function parseDocument(source: string, content: string): OpenApiDocument {
  const text = content.replace(/^\uFEFF/, '')
  if (isHtmlPage(text)) {
    throw new Error(
      `${source} is an HTML page. Give the JSON document behind it, often /swagger/v1/swagger.json.`,
    )
  }
  if (text.trim() === '') throw new Error(`${source} is empty.`)
  const document = parseJson(text)
  if (document === undefined) {
    throw new Error(
      /^["']?(?:openapi|swagger)["']?\s*:/m.test(text)
        ? `${source} is YAML. Only JSON is read; most servers offer both.`
        : `${source} is not JSON.`,
    )
  }
  if (!isRecord(document) || !isRecord(document['paths']) || !isSupported(document)) {
    throw new Error(`${source} is JSON, but no OpenAPI document of version 2 or 3.`)
  }
  return document
}

function isSupported({ swagger, openapi }: OpenApiDocument): boolean {
  return swagger === '2.0' || (typeof openapi === 'string' && openapi.startsWith('3.'))
}
