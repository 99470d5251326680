/** Why a compressed text cannot be read: it has more bytes than allowed, or a part of it is missing. */
export type CompressedTextFault = 'tooLarge' | 'incomplete'

export class CompressedTextError extends Error {
  override readonly name = 'CompressedTextError'
  readonly reason: CompressedTextFault

  constructor(reason: CompressedTextFault) {
    super(`This compressed text cannot be read: ${reason}`)
    this.reason = reason
  }
}

/** A text as the fragment of a link can hold it: compressed, in characters that every program passes on. */
export async function compressText(text: string): Promise<string> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer())
  // A text of bytes cannot be spread into the arguments of a call.
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Reads what `compressText` made. A few bytes can stand for gigabytes, so it stops after `maxBytes`.
 *
 * @throws CompressedTextError
 */
export async function decompressText(data: string, maxBytes: number): Promise<string> {
  let size = 0
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      size += part.length
      if (size > maxBytes) controller.error()
      else controller.enqueue(part)
    },
  })
  try {
    const binary = atob(data.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
    return await new Response(inflated.pipeThrough(limit)).text()
  } catch {
    throw new CompressedTextError(size > maxBytes ? 'tooLarge' : 'incomplete')
  }
}
