import type { Texts } from './texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout'
    resources: Texts
    returnNull: false
    enableSelector: false
  }
}
