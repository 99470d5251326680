import type * as fr from './fr/index.ts'

/** The texts of the interface by namespace, a namespace a screen; French is the model of their keys. */
export type Texts = typeof fr
export type Namespace = keyof Texts

/** The same keys with any words: what the English file of a namespace must satisfy. */
export type Translation<Model> = {
  readonly [Key in keyof Model]: Model[Key] extends string ? string : Translation<Model[Key]>
}

/** The namespaces of the back-office, which is French (decisions.md, 2.2): they have no English file. */
export type FrenchOnlyNamespace = Extract<Namespace, `admin${string}`>

/** Whether a namespace has French alone. */
export function isFrenchOnly(namespace: string): boolean {
  return namespace.startsWith('admin')
}
