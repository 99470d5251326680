/**
 * `AllFacts` of the design system, computed when Storybook starts or is built (main.ts). Importers cast to that type,
 * because an ambient module cannot import it by a relative path.
 */
declare module 'virtual:component-facts' {
  const facts: unknown
  export default facts
}

/** `AllRouteFacts` of the design system. */
declare module 'virtual:route-links' {
  const facts: unknown
  export default facts
}
