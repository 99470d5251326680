/**
 * `AllFacts` of the design system, computed when Storybook starts or is built (main.ts). Who imports them names that type:
 * an ambient module cannot import it.
 */
declare module 'virtual:component-facts' {
  const facts: unknown
  export default facts
}
