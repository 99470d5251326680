import { beforeAll } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Puts the browser's own mouse where no story is. Some builds of Chromium start with it in the corner. */
    parkMouse: () => Promise<void>
  }
}

// A story about hovering moves a mouse of its own.
beforeAll(() => commands.parkMouse())
