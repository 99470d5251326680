import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Make it a layout’s first focusable element: “Aller au contenu”.',
    'Target the page’s `main` by an `id` that every page of the layout has.',
  ],
  dont: [
    'Don’t put anything focusable before it.',
    'Don’t hide it with `display: none` or `VisuallyHidden`: the first removes the tab stop, the second stays invisible on focus.',
    'Don’t leave `main` to the screens: while one loads there would be no target. The layout renders it.',
  ],
  accessibility: [
    'Skips repeated blocks (WCAG 2.4.1). Visible on focus, above everything.',
    'A native link that works without JavaScript. With it, focus moves, the URL stays, and the target gets `tabindex="-1"` if needed.',
    'The target has no focus ring: the next Tab is its first stop.',
    '44 px high (WCAG 2.5.8). Not printed.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The first Tab on a page shows it.' },
    { keys: ['Enter'], does: 'Moves focus to the content.' },
  ],
}
