import type { Guidance } from '#ui/foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'Use it for one place that people visit: an office, a lawyer’s address.',
    'Name the place in `title` (“Bureau de Bruxelles”): it labels the map, its frame and the placeholder.',
    'Show the address beside it too: the map replaces the one in the placeholder.',
    'Pass `addressLanguage` if the address is not in the page’s language (WCAG 3.1.2).',
  ],
  dont: [
    'Don’t embed maps in any other way: nothing may be requested from another site before the visitor consents.',
    'Don’t ask for consent elsewhere or on page load: ignoring the placeholder means refusing.',
    'Don’t store the consent in a screen: “Toujours autoriser les cartes” is stored on the device for all maps.',
  ],
  accessibility: [
    'A region named “Plan : Bureau de Bruxelles” with a frame named “Plan interactif d’OpenStreetMap : Bureau de Bruxelles” (WCAG 4.1.2). OpenStreetMap owns the frame’s content.',
    'When a button disappears after a click, focus moves to the region (WCAG 2.4.3).',
    'The address is always available as text. “Itinéraire (OpenStreetMap, nouvel onglet)” says where the link leads.',
    'Buttons, note and links are not printed.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the two buttons, then to the directions; once loaded, through the map’s controls.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Loads the map, once or always, or revokes the consent (“Ne plus afficher les cartes”).',
    },
  ],
}
