import type { ReactNode } from 'react'
import { create } from 'zustand'

import type { FollowingEntity } from '#domain/entities.ts'
import type { RecordStart } from '#domain/record-start.ts'
import type { NoticeVariant } from '#ui/Notice/Notice.tsx'
import type { Elements } from '#ui/elements.ts'
import type { Toast } from '#ui/Toaster/Toaster.tsx'

import type { SavedRecord } from './saved-record.ts'

/** What the toast of a save leads on to. */
export interface FollowUp {
  readonly saved: SavedRecord
  /** What usually comes after it, if it is new. */
  readonly next?: { readonly entity: FollowingEntity; readonly start: RecordStart } | undefined
  /** What takes the save back. */
  readonly undo?: string | undefined
}
type AdminToast = Toast & { readonly followUp?: FollowUp | undefined }

/** The toasts of the back-office. They stay when the user navigates to another page. */
export const useToasts = create<{ readonly toasts: readonly AdminToast[] }>()(() => ({
  toasts: [],
}))

/** The oldest toasts are dropped beyond this number. */
const maxToasts = 4
let lastToastId = 0

/** Returns the id of the toast. With `actions` it stays, in place of another one that leads on. */
export function showToast(variant: NoticeVariant, text: ReactNode, actions?: Elements): number {
  lastToastId += 1
  const toast = { id: lastToastId, variant, text, ...(actions !== undefined && { actions }) }
  useToasts.setState(({ toasts }) => {
    const others = actions === undefined ? toasts : toasts.filter((other) => !leadsOn(other))
    return { toasts: [...others, toast].slice(-maxToasts) }
  })
  return toast.id
}

const leadsOn = ({ followUp, actions }: AdminToast) =>
  followUp !== undefined || actions !== undefined

/** The toast of a save gets its actions once it is known which record was saved. There is one such toast at a time. */
export function addFollowUp(id: number, followUp: FollowUp): void {
  useToasts.setState(({ toasts }) => {
    // It may be gone, and another one is the one then.
    if (toasts.every((toast) => toast.id !== id)) return {}
    return {
      toasts: toasts
        .filter((toast) => toast.id === id || !leadsOn(toast))
        .map((toast) => (toast.id === id ? { ...toast, followUp } : toast)),
    }
  })
}

/** What a save or a deletion leads on to is no longer wanted when another form is opened, or once it was followed. */
export function dismissFollowUps(): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => !leadsOn(toast)) }))
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
