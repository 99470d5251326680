import { journey, type Mutation } from '../mutation.ts'

const everyScreen = 'tests/journeys/every-screen.spec.ts'
const base = 'src/ui/styles/base.css'

/** What a person sees of where they are. */
export const onScreens: readonly Mutation[] = [
  {
    name: 'the outline of what has the focus',
    file: base,
    text: 'outline: 2px solid var(--color-focus);',
    replacement: 'outline: none;',
    check: journey(everyScreen, 'French faq: axe'),
    says: /nothing shows the focus of/,
  },
  {
    name: 'a clear view: half the window covered',
    file: base,
    text: '  body {\n    min-block-size: 100dvb;',
    replacement:
      "  body::after {\n    content: '';\n    position: fixed;\n    inset: 0 0 50%;\n    z-index: 9;\n  }\n  body {\n    min-block-size: 100dvb;",
    check: journey(everyScreen, 'French faq: axe'),
    says: /has the focus out of sight/,
  },
  {
    name: 'the room that scrolling leaves for the bar above',
    file: base,
    text: 'scroll-padding-block-start: 6rem;',
    replacement: '',
    check: journey(everyScreen, 'French (?:home|lawyers|visa-details|admin-article): axe'),
    says: /has the focus out of sight/,
  },
  {
    name: 'a dialog’s name',
    file: 'src/ui/Dialog/Dialog.tsx',
    text: 'aria-labelledby={`${id}-title`}',
    replacement: '',
    check: journey('tests/journeys/overlays.spec.ts', 'the question before a deletion'),
    says: /aria-dialog-name/,
  },
  {
    name: 'the dialog that gives the focus back as it goes',
    file: 'src/ui/Dialog/Dialog.tsx',
    text: 'return () => element?.close()',
    replacement: '',
    check: journey('tests/journeys/keyboard-admin.spec.ts', 'the question on leaving'),
    says: /toBeFocused/,
  },
  {
    name: 'less motion: About’s picture turns all the same',
    file: 'src/screens/about/useRotation.ts',
    text: 'choice === undefined ? isReduced',
    replacement: 'choice === undefined ? false',
    check: journey('tests/journeys/preferences.spec.ts', '/apropos does not move'),
    says: /toBe\(expected\)/,
  },
  {
    name: 'the menu’s current page in forced colours',
    file: 'src/screens/layout/MainMenu.module.css',
    text: '      border-block-color: Canvas;\n    }\n    .link[aria-current] {\n      border-block-end-color: Highlight;',
    replacement: '',
    check: journey('tests/journeys/preferences.spec.ts', '/contact in forced colours'),
    says: /toEqual\(expected\)/,
  },
]
