import { create } from 'zustand'

import type { NoticeVariant } from '#ui/Notice/Notice.tsx'
import type { Toast } from '#ui/Toaster/Toaster.tsx'

/** The toasts of the back-office. They stay when the user navigates to another page. */
export const useToasts = create<{ readonly toasts: readonly Toast[] }>()(() => ({
  toasts: [],
}))

/** The oldest toasts are dropped beyond this number. */
const maxToasts = 4
let lastToastId = 0

export function showToast(variant: NoticeVariant, text: Toast['text']): void {
  lastToastId += 1
  const toast = { id: lastToastId, variant, text }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, toast].slice(-maxToasts) }))
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
