import { useMatch, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

import { unmarkSaved, useIsSavedFollowed, useSavedId } from '../layout/saved-record.ts'

interface ShownList {
  readonly name: string
  readonly records: readonly { readonly id: number }[]
  /** Those that match, in order. */
  readonly results: readonly { readonly id: number }[]
  readonly page: number
  readonly pageSize: number
  readonly turnTo: (page: number) => void
}

/**
 * Keeps the record in sight that was just saved: turns to its page, wherever the sort has put it. Its table scrolls to it
 * (`useSavedRowInSight`), also after the router has scrolled. Ends when the user changes what the list shows (`stopFollowingSaved`); the mark ends with the list.
 */
export function useSavedRow({ name, records, results, page, pageSize, turnTo }: ShownList) {
  const router = useRouter()
  const savedId = useSavedId(name)
  const isFollowed = useIsSavedFollowed() && savedId !== undefined
  const index = savedId === undefined ? -1 : results.findIndex(({ id }) => id === savedId)
  const itsPage = Math.floor(index / pageSize) + 1
  const isElsewhere = isFollowed && index !== -1 && itsPage !== page
  const wantedPage = isElsewhere ? itsPage : undefined
  const ownPath = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const turn = useEffectEvent((wanted: number) => {
    // A link may have been followed to a page that is still loading: a late answer must not call it back.
    if (isSamePath(router.latestLocation.pathname, ownPath)) turnTo(wanted)
  })
  useEffect(() => {
    if (wantedPage !== undefined) turn(wantedPage)
  }, [wantedPage])

  const place = isFollowed && !isElsewhere ? index : -1
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) unmarkSaved()
      }),
    [router],
  )
  return {
    savedId,
    /** Its index in the results while it is kept in sight; -1 otherwise. */
    place,
    /** The search or the filters hide it. Until the list is read again, a new record is not in it. */
    isHidden: index === -1 && records.some(({ id }) => id === savedId),
  }
}

/** Scrolls to the saved record. Called by what renders its row, which may be later than its place is known. */
export function useSavedRowInSight(place: number): void {
  const router = useRouter()
  useLayoutEffect(() => {
    if (place === -1) return undefined
    scrollToSaved()
    return router.subscribe('onRendered', scrollToSaved)
  }, [place, router])
}

/** Whether the router takes both for the same path. */
function isSamePath(...paths: readonly [string, string]): boolean {
  const [one, other] = paths.map((path) => path.replace(/\/+$/, '').toLowerCase())
  return one === other
}

function scrollToSaved(): void {
  document.querySelector('[data-saved-row]')?.scrollIntoView({ block: 'nearest' })
}
