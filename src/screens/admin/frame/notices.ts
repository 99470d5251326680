import { create } from 'zustand'

import type { NoticeKind } from '#ui/Notice/Notice.tsx'
import type { RegionNotice } from '#ui/NoticeRegion/NoticeRegion.tsx'

/** What the back-office has to say of what was done; it outlives the screen where it was done. */
export const useNotices = create<{ readonly notices: readonly RegionNotice[] }>()(() => ({
  notices: [],
}))

/** How many are shown at once; older ones make room. */
const most = 4
let lastId = 0

/** Says something in the region of messages. */
export function notify(kind: NoticeKind, text: string): void {
  lastId += 1
  const notice = { id: lastId, kind, text }
  useNotices.setState(({ notices }) => ({ notices: [...notices, notice].slice(-most) }))
}

export function dismissNotice(id: number): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }))
}
