declare module 'subset-font' {
  /** Reduces a font to the glyphs of `text`. `variationAxes` pins or narrows the axes of a variable font. */
  export default function subsetFont(
    source: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Uint8Array>
}

declare module 'fontverter' {
  const fontverter: { convert: (font: Uint8Array, format: 'sfnt') => Promise<Uint8Array> }
  // oxlint-disable-next-line import/no-default-export -- as in the package
  export default fontverter
}
