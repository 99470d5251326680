import type { ReactNode } from 'react'
import { create } from 'zustand'

import type { FollowingEntity } from '#domain/entities.ts'
import type { RecordStart } from '#domain/record-start.ts'
import type { NoticeVariant } from '#ui/Notice/Notice.tsx'
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
type AdminToast = Omit<Toast, 'actions'> & { readonly followUp?: FollowUp | undefined }

/** The toasts of the back-office. They stay when the user navigates to another page. */
export const useToasts = create<{ readonly toasts: readonly AdminToast[] }>()(() => ({
  toasts: [],
}))

/** The oldest toasts are dropped beyond this number. */
const maxToasts = 4
let lastToastId = 0

/** Returns the id of the toast. */
export function showToast(variant: NoticeVariant, text: ReactNode): number {
  lastToastId += 1
  const toast = { id: lastToastId, variant, text }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast].slice(-maxToasts) }))
  return toast.id
}

/** The toast of a save gets its actions once it is known which record was saved. There is one such toast at a time. */
export function addFollowUp(id: number, followUp: FollowUp): void {
  useToasts.setState(({ toasts }) => {
    // It may be gone, and another one is the one then.
    if (toasts.every((toast) => toast.id !== id)) return {}
    return {
      toasts: toasts
        .filter((toast) => toast.id === id || toast.followUp === undefined)
        .map((toast) => (toast.id === id ? { ...toast, followUp } : toast)),
    }
  })
}

/** What a save leads on to is no longer wanted when another form is opened. */
export function dismissFollowUps(): void {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.filter(({ followUp }) => followUp === undefined),
  }))
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
