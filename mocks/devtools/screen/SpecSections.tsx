import { sectionTitles } from '../../specification-sections.ts'
import { useLanguage, useTexts } from '../devtools-context.ts'
import tab from '../tab.module.css'

/** The sections of the specification that a screen follows, with their subjects. */
export function SpecSections({ sections }: { sections: readonly string[] }) {
  const texts = useTexts().screen
  const language = useLanguage()
  return (
    <div>
      <h3 className={tab.heading}>{texts.spec}</h3>
      <ul className={tab.list}>
        {sections.map((section) => (
          <li key={section}>
            <span className={tab.code}>{section}</span> {sectionTitles[section]?.[language]}
          </li>
        ))}
      </ul>
    </div>
  )
}
