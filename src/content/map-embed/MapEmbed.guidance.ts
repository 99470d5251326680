import type { Guidance } from '#ui/foundations/guidance.ts'

export const guidance: Guidance = {
  do: [
    'For one place that people come to: an office, a lawyer’s address.',
    'Let `title` say whose place it is (“Bureau de Bruxelles”): it names the map, its frame and the placeholder.',
    'Write the address beside it as well: the one in the placeholder gives way to the map.',
    'Pass `addressLanguage` where the address is not in the language of the page (WCAG 3.1.2).',
  ],
  dont: [
    'Don’t put a frame or a picture of a map seller on a page by other ways: nothing is asked of another site before the visitor agrees.',
    'Don’t ask for consent elsewhere, nor on arrival: who presses nothing refuses, and has the address and the way there.',
    'Don’t keep the consent in the screen: “Toujours autoriser les cartes” is kept on the device and counts for every map.',
  ],
  accessibility: [
    'A region named “Plan : Bureau de Bruxelles”, the frame “Plan interactif d’OpenStreetMap : Bureau de Bruxelles” (WCAG 4.1.2). What the frame holds is OpenStreetMap’s.',
    'A pressed button that goes with its choice leaves the focus on the region, not at the top of the page (WCAG 2.4.3).',
    'The map is never the only way: the address stands in text, and “Itinéraire (OpenStreetMap, nouvel onglet)” says where it leads and how.',
    'On paper the buttons, the note and the ways are left out.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'To the two buttons, then to the directions; once there is a map, through its own controls and on.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Shows the map, once or always; takes the consent back (“Ne plus afficher les cartes”).',
    },
  ],
}
