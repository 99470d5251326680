/// <reference types="vite/client" />

/** True in the demo and the development server: `main.tsx` then starts the mock. A constant of the build. */
declare const __MOCK__: boolean

/** The commit that was built, for the notes of the demo; empty outside a clone. A constant of the build. */
declare const __COMMIT__: string

/** What a visitor did in a prerendered page before hydration (scripts/prerender/inline-scripts.ts). */
declare var earlyEvents:
  | {
      readonly type: 'input' | 'toggle' | 'focus' | 'click' | 'submit'
      readonly element: HTMLElement
      /** Of a field at that time: hydration may reset it. */
      readonly value?: string
      readonly isChecked?: boolean
    }[]
  | undefined

/** Whether the document is being left (index.html, `waitIfLeaving`). */
declare var leaving: (() => Promise<boolean>) | undefined

/** Where the flags are, below the base path (scripts/flags.ts). */
declare const __FLAG_FOLDER__: string
/** The codes of countries with a flag, in lower case, with spaces between them. */
declare const __FLAG_CODES__: string
