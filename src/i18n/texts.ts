import type * as fr from './fr/index.ts'

/** The texts of the interface by namespace: one for each screen. The French files define the keys. */
export type Texts = typeof fr
export type Namespace = keyof Texts

/** The same keys with any texts: the type of the English file of a namespace. */
export type Translation<Model> = {
  readonly [Key in keyof Model]: Model[Key] extends string ? string : Translation<Model[Key]>
}

/** The namespaces of the back-office, which is French (docs/decisions.md, 2.2): they have no English file. */
export type FrenchOnlyNamespace = Extract<Namespace, `admin${string}`>

/** Whether a namespace exists in French only. */
export function isFrenchOnly(namespace: string): boolean {
  return namespace.startsWith('admin')
}

/** The text that names a page: a page of `pages`, or `'admin:titles.dashboard'` of the back-office. */
export type PageTitleKey = keyof Texts['pages'] | AdminTitleKey

/** A title of the back-office names its namespace. */
export type AdminTitleKey = {
  [Name in FrenchOnlyNamespace]: Texts[Name] extends { titles: infer Titles }
    ? `${Name}:titles.${keyof Titles & string}`
    : never
}[FrenchOnlyNamespace]

export function isAdminTitleKey(title: PageTitleKey): title is AdminTitleKey {
  return title.includes(':')
}
