import type { map as model } from '../fr/map.ts'
import type { Translation } from '../texts.ts'

export const map = {
  label: 'Map: {{title}}',
  frame: 'Interactive map from OpenStreetMap: {{title}}',
  note: 'The map comes from OpenStreetMap: showing it passes your IP address to that site.',
  show: 'Show the map',
  always: 'Always allow maps',
  directions: 'Directions (OpenStreetMap, new tab)',
  hide: 'Stop showing maps',
} as const satisfies Translation<typeof model>
