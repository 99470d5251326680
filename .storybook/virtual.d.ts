/** `AllFacts` of the design system, computed when Storybook starts or is built (main.ts). */
declare module 'virtual:component-facts' {
  const facts: unknown
  export default facts
}
