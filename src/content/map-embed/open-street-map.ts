/** A point on the map, in degrees. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

const openStreetMapOrigin = 'https://www.openstreetmap.org'

/** Half of the map's height, in degrees: some streets around. */
const halfHeightDegrees = 0.004

/** The URL of OpenStreetMap's embed page, with a marker. */
export function toMapEmbedUrl({ latitude, longitude }: Coordinates): string {
  // Degrees of longitude shrink away from the equator; the frame is about twice as wide as high.
  const halfWidthDegrees = (halfHeightDegrees * 2) / Math.cos((latitude * Math.PI) / 180)
  const boundingBox = [
    longitude - halfWidthDegrees,
    latitude - halfHeightDegrees,
    longitude + halfWidthDegrees,
    latitude + halfHeightDegrees,
  ]
  return toOpenStreetMapUrl('/export/embed.html', {
    bbox: boundingBox.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
}

/** The URL for directions to the place. */
export function toDirectionsUrl({ latitude, longitude }: Coordinates): string {
  return toOpenStreetMapUrl('/directions', { to: `${latitude},${longitude}` })
}

function toOpenStreetMapUrl(path: string, parameters: Record<string, string>): string {
  return `${openStreetMapOrigin}${path}?${new URLSearchParams(parameters).toString()}`
}
