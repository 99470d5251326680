import { create } from 'zustand'

import type { NoticeVariant } from '#ui/Notice/Notice.tsx'
import type { Toast } from '#ui/Toaster/Toaster.tsx'

/** What the back-office has to say of what was done; it outlives the screen where it was done. */
export const useToasts = create<{ readonly toasts: readonly Toast[] }>()(() => ({
  toasts: [],
}))

/** How many are shown at once; older ones make room. */
const maxToasts = 4
let lastToastId = 0

/** Says something in the region of messages. */
export function showToast(variant: NoticeVariant, text: string): void {
  lastToastId += 1
  const notice = { id: lastToastId, variant, text }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, notice].slice(-maxToasts) }))
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((notice) => notice.id !== id) }))
}
