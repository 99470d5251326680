import { expect, it } from 'vitest'

import { videos } from './videos.ts'

it.each(videos)('the video $id is described as on its page (spec 2.3)', (video) => {
  const { id, url, description, hashtags, music, durationSeconds, countryCode } = video
  expect(id).toMatch(/^\d{19}$/)
  expect(url).toBe(`https://www.tiktok.com/@droitdecite.example/video/${id}`)
  expect(description).toMatch(/^\p{Lu}.+[.?]$/u)
  for (const hashtag of hashtags) expect(hashtag).toMatch(/^[a-z]+$/)
  expect(music.title).not.toBe('')
  expect(music.url).toMatch(/^https:\/\/www\.tiktok\.com\/music\/.+\d{19}$/)
  expect(durationSeconds).toBeGreaterThan(0)
  expect(countryCode).toMatch(/^[a-z]{2}$/)
})
