// @vitest-environment jsdom
import { createElement, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { createApi } from '#api/api.ts'
import { ApiContext } from '#api/context.ts'

import {
  allowPictures,
  revokePictures,
  useAllowedPictureHosts,
  useConsent,
  usePictureHosts,
  useStateUntilRevoked,
} from './useConsent.ts'

let root: Root
let page: {
  videos: ReturnType<typeof useConsent>
  maps: ReturnType<typeof useConsent>
  video: readonly [string, (state: string) => void]
  allowedHosts: readonly string[]
  pictureHosts: readonly string[]
}

function Page() {
  const read = {
    videos: useConsent('videos'),
    maps: useConsent('maps'),
    video: useStateUntilRevoked('videos', 'poster'),
    allowedHosts: useAllowedPictureHosts(),
    pictureHosts: usePictureHosts(),
  }
  useLayoutEffect(() => {
    page = read
  })
  return null
}

beforeEach(() => {
  localStorage.clear()
  root = createRoot(document.createElement('div'))
  flushSync(() => root.render(createElement(Page)))
})
afterEach(() => {
  flushSync(() => root.unmount())
})

it('a consent holds for its category, is stored, and can be taken back', () => {
  expect([page.videos.isAllowed, page.maps.isAllowed]).toEqual([false, false])
  flushSync(() => page.videos.allow())
  expect([page.videos.isAllowed, page.maps.isAllowed]).toEqual([true, false])
  expect(localStorage.getItem('consent')).toContain('"videos":"allowed"')
  flushSync(() => page.videos.revoke())
  expect(page.videos.isAllowed).toBe(false)
})

it('an embed goes away once its consent is taken back, and not when another one is', () => {
  flushSync(() => page.videos.allow())
  flushSync(() => page.video[1]('player'))
  expect(page.video[0]).toBe('player')
  flushSync(() => page.maps.allow())
  flushSync(() => page.maps.revoke())
  expect(page.video[0]).toBe('player')
  flushSync(() => page.videos.revoke())
  expect(page.video[0]).toBe('poster')
})

it('an embed that was opened before stays when its category is allowed', () => {
  flushSync(() => page.video[1]('player'))
  flushSync(() => page.videos.allow())
  expect(page.video[0]).toBe('player')
})

it('pictures load from this site, the API, and each host that was allowed', () => {
  const baseUrls = { api: 'https://api.example/v2', site: 'https://site.example' }
  const api = createApi(baseUrls, fetch)
  flushSync(() => root.render(createElement(ApiContext, { value: api }, createElement(Page))))
  flushSync(() => allowPictures('a.example'))
  flushSync(() => allowPictures('b.example'))
  flushSync(() => allowPictures('a.example'))
  expect(page.allowedHosts).toEqual(['a.example', 'b.example'])
  expect(page.pictureHosts).toEqual([location.host, 'api.example', 'a.example', 'b.example'])
  flushSync(() => revokePictures('a.example'))
  expect(page.allowedHosts).toEqual(['b.example'])
})
