import { readFile } from 'node:fs/promises'

import { toDesignTokens, toFigmaVariables } from 'design-tokens'

/** The tokens of the design system for other tools, by the path of the file. */
export async function readTokenDocuments() {
  const css = await readFile('src/ui/styles/tokens.css', 'utf8')
  return {
    'public/design-tokens.json': toDesignTokens(css, 'example.droitdecite.css'),
    'public/figma-variables.json': toFigmaVariables(css, [
      { name: 'Colours', groups: ['palette', 'color'] },
      { name: 'Country inks', groups: ['ink'], attribute: 'data-ink' },
      {
        name: 'Sizes',
        groups: ['text', 'leading', 'space', 'page', 'target', 'radius'],
        widths: { Phone: 390, Tablet: 820, Desktop: 1440 },
      },
      { name: 'Typefaces', groups: ['font'] },
      { name: 'Motion', groups: ['duration'], hasReducedMotion: true },
    ]),
  }
}
