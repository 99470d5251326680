/** A point on the map, in degrees. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

const site = 'https://www.openstreetmap.org'

/** Half of what the map shows, in degrees from south to north: some streets around. */
const reach = 0.004

/** The address of OpenStreetMap's own page for frames: some streets around the place, with a marker. */
export function mapAddress({ latitude, longitude }: Place): string {
  // A degree from west to east is shorter away from the equator; the frame is about twice as wide as high.
  const reachAcross = (reach * 2) / Math.cos((latitude * Math.PI) / 180)
  const corners = [
    longitude - reachAcross,
    latitude - reach,
    longitude + reachAcross,
    latitude + reach,
  ]
  return addressOf('/export/embed.html', {
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
}

/** Where directions to the place can be asked for; the visitor says from where. */
export function directionsAddress({ latitude, longitude }: Place): string {
  return addressOf('/directions', { to: `${latitude},${longitude}` })
}

function addressOf(path: string, parameters: Record<string, string>): string {
  return `${site}${path}?${new URLSearchParams(parameters).toString()}`
}
