/** Every screen at an address that shows it at its fullest: for screenshots and for what must hold on each. */
export const screens = [
  { name: 'home', path: '/' },
  { name: 'interventions', path: '/interventions/belgique/visa-etudiant#niveau-2' },
  { name: 'offers', path: '/pricing/belgique/visa-etudiant' },
  { name: 'faq', path: '/faq?question=1&q=travail' },
  { name: 'legal-notice', path: '/mentions-legales' },
  { name: 'privacy', path: '/confidentialite' },
  { name: 'accessibility', path: '/accessibilite' },
  { name: 'about', path: '/apropos?tab=histoire' },
  { name: 'contact', path: '/contact?country=france&subject=visa-etudiant&level=3' },
  { name: 'visa-details', path: '/detailsvisa/belgique/visa-etudiant' },
  { name: 'services', path: '/services' },
  { name: 'blog', path: '/blog?country=BE&tags=recours,etudes' },
  {
    name: 'article',
    path: '/blog/refus-de-visa-etudiant-en-belgique-que-faire-dans-les-trente-jours',
  },
  { name: 'not-found', path: '/nulle-part' },
] as const
