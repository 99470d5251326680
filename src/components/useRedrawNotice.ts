import { create } from 'zustand'

/** Whether something was saved or sent just before the page was drawn again (`app/redraw.tsx`). */
export const useRedrawNotice = create<{ readonly isSaved: boolean }>()(() => ({ isSaved: false }))
