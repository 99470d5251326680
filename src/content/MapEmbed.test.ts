import { describe, expect, it } from 'vitest'

import { toMapEmbedUrl } from './MapEmbed.tsx'

describe('toMapEmbedUrl', () => {
  it.each([
    ['north of the equator', { latitude: 50.8455, longitude: 4.3572 }],
    ['near the equator', { latitude: 4.0432, longitude: 9.6885 }],
    ['south and west', { latitude: -33.45, longitude: -70.66 }],
  ])('frames the place %s, with a marker on it', (_, place) => {
    const url = new URL(toMapEmbedUrl(place))
    expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html')
    expect(url.searchParams.get('marker')).toBe(`${place.latitude},${place.longitude}`)
    const [west = 0, south = 0, east = 0, north = 0] = (url.searchParams.get('bbox') ?? '')
      .split(',')
      .map(Number)
    expect((west + east) / 2).toBeCloseTo(place.longitude, 4)
    expect((south + north) / 2).toBeCloseTo(place.latitude, 4)
    expect(east).toBeGreaterThan(west)
    expect(north).toBeGreaterThan(south)
  })
})
