/** Every screen at an address that shows it at its fullest: for screenshots and for what must hold on each. */
export const screens = [
  { name: 'home', path: '/' },
  { name: 'interventions', path: '/interventions/belgique/visa-etudiant#niveau-2' },
  { name: 'offers', path: '/pricing/belgique/visa-etudiant' },
  { name: 'not-found', path: '/nulle-part' },
] as const
