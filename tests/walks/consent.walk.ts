import { button, checkbox, heading, switchControl, text } from '../browsers/targets.ts'
import { test } from '../browsers/test.ts'
import { everyEngine, testIn } from './walk.ts'

// No player answers: the browsers of the tests reach this machine only, and the client logs that.
test.use({ ignoresErrors: true })

const map = 'iframe[src^="https://www.openstreetmap.org/"]'

// Two tabs learn of each other by an event of the storage, which is the engine's.
testIn(
  everyEngine,
  'a consent that is taken back stays taken back when a second tab gives another one (spec 2.8, 2.3)',
  async ({ visitor }) => {
    await visitor.visit('/contact')
    await visitor.click(button('Toujours autoriser les cartes'))
    await visitor.until((selector) => document.querySelector(selector) !== null, map)

    const second = await visitor.openTab()
    await second.visit('/')

    await visitor.show()
    await visitor.visit('/confidentialite')
    await visitor.click(switchControl('Cartes (OpenStreetMap)'))
    await visitor.sees(text('Votre choix est enregistré.'))

    await second.show()
    // The carousel loads when it is near.
    await second.scrollTo(heading(/^Des personnes racontent/))
    await second.click(button('Arrêter le défilement des vidéos'))
    await second.click({ ...checkbox('Toujours autoriser les vidéos'), place: 0 })
    await second.click({ ...button(/^Afficher la vidéo/), place: 0 })
    await second.sees({ ...button('Ne plus autoriser'), place: 0 })

    await visitor.show()
    // Without a reload, it follows the other tab.
    await visitor.reads(switchControl('Vidéos (TikTok)'), ([shown]) => shown?.isChecked === true)
    await visitor.reads(
      switchControl('Cartes (OpenStreetMap)'),
      ([shown]) => shown?.isChecked === false,
    )
    await visitor.visit('/contact')
    await visitor.sees({ ...button('Afficher la carte'), place: 0 })
    await visitor.until((selector) => document.querySelector(selector) === null, map)
  },
)
