import type { Guidance } from '../foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for one of many options, or a list whose length depends on the server: country, visa, subject. For few options use a `ToggleGroup`.',
    'Set a `placeholder` while no choice is allowed (“Choisissez un pays”): without it the first option looks chosen.',
    'Set `lang` on options that come from records on an English page (WCAG 3.1.2).',
  ],
  dont: [
    'Don’t navigate in `onChange`: arrow keys select each option they pass, except on a Mac (WCAG 3.2.2).',
    'Don’t disable it without a reason in `hint`, and don’t empty it if its list fails to load: the contact form keeps “Autre”.',
    'Don’t build a custom list: the native one works on every phone.',
  ],
  accessibility: [
    'A native `select`, exposed as `combobox`, named by its label and described by error and hint.',
    '`required` is exposed, and the placeholder cannot be selected again. It has no visible mark, so the form must say it: “Tous les champs sont à remplir.” (WCAG 3.3.2).',
    'Errors show as text, an icon and a thicker border (WCAG 1.4.1).',
    'At least 44 px high. In forced colours the arrow of a disabled field is grey.',
  ],
  keyboard: [
    { keys: ['↑', '↓'], does: 'Selects the previous or next option; opens the list on a Mac.' },
    { keys: ['Space'], does: 'Opens the list.' },
    { keys: ['A–Z'], does: 'Moves to the next option that starts with the typed text.' },
    { keys: ['Enter'], does: 'In the open list: selects and closes.' },
    { keys: ['Esc'], does: 'In the open list: closes without a change.' },
  ],
}
