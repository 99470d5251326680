import type { ReactElement } from 'react'

/**
 * Elements beside others, without a bare text: page translators replace text nodes, and React then fails to move or remove
 * them (packages/bare-text).
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[]
