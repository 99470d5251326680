import { create } from 'storybook/theming/create'

import wordmark from './wordmark.svg'

/** The colours of the site's palette: a test compares them with the tokens. */
const palette = {
  paper: '#fbf9f4',
  white: '#ffffff',
  ink: '#15203b',
  inkSoft: '#48506a',
  inkControl: '#757d93',
  seal: '#a8242b',
  verdigris: '#2a6059',
  verdigrisPale: '#e6efec',
}

/** Storybook's own frame and pages, in the colours and typefaces of the site. */
export const theme = create({
  base: 'light',
  brandTitle: 'Droit de Cité, design system',
  brandImage: wordmark,
  brandUrl: './',
  brandTarget: '_self',

  colorPrimary: palette.seal,
  colorSecondary: palette.verdigris,
  appBg: palette.paper,
  appContentBg: palette.paper,
  appPreviewBg: palette.paper,
  appHoverBg: palette.verdigrisPale,
  appBorderColor: `${palette.ink}24`,
  appBorderRadius: 4,

  fontBase: "'Instrument Sans', 'Instrument Sans fallback', Arial, sans-serif",
  fontCode: "'IBM Plex Mono Code', ui-monospace, Menlo, Consolas, monospace",
  textColor: palette.ink,
  textInverseColor: palette.paper,
  textMutedColor: palette.inkSoft,

  barBg: palette.paper,
  barTextColor: palette.inkSoft,
  barHoverColor: palette.verdigris,
  barSelectedColor: palette.verdigris,

  buttonBg: palette.white,
  buttonBorder: palette.inkControl,
  booleanBg: palette.verdigrisPale,
  booleanSelectedBg: palette.white,
  inputBg: palette.white,
  inputBorder: palette.inkControl,
  inputTextColor: palette.ink,
  inputBorderRadius: 4,
})
