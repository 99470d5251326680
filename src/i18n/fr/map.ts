export const map = {
  label: 'Plan : {{title}}',
  frame: 'Plan interactif d’OpenStreetMap : {{title}}',
  note: 'La carte vient d’OpenStreetMap : l’afficher transmet votre adresse IP à ce site.',
  show: 'Afficher la carte',
  always: 'Toujours autoriser les cartes',
  directions: 'Itinéraire (OpenStreetMap, nouvel onglet)',
  hide: 'Ne plus afficher les cartes',
} as const
