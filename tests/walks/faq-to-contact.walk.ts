import { button, combobox, text, textbox } from '../browsers/targets.ts'
import { everyEngine, testIn } from './walk.ts'

// Who keeps what is typed into a form before its script runs, and replays what is pressed, is the engine.
testIn(
  everyEngine,
  'from the FAQ to the contact form on a slow line: what is typed and pressed before the client starts counts (spec 2.6)',
  async ({ visitor }) => {
    await visitor.visit('/faq')
    await visitor.select(combobox('Sujet'), 'Visa étudiant')
    await visitor.isAt('/faq?subject=visa-etudiant')
    const contact = await visitor.run(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="/contact?"]')]
      return links.at(-1)?.getAttribute('href') ?? ''
    })
    // The scripts that this page still requests would take the connections of the next one.
    await visitor.leave()
    const releaseScripts = await visitor.holdScripts()

    // The link may be opened in a document of its own.
    await visitor.open(contact.replace(/#.*/, ''))
    await visitor.fill(textbox('Nom'), 'Awa Ndiaye')
    await visitor.fill(textbox('Message'), 'Ma rentrée est proche.')
    await visitor.click(button('Envoyer le message'))
    await releaseScripts()

    await visitor.hasClient()
    await visitor.sees(text(/^2 champs/))
    await visitor.reads(textbox('Nom'), ([shown]) => shown?.value === 'Awa Ndiaye')
    await visitor.reads(textbox('Message'), ([shown]) => shown?.value === 'Ma rentrée est proche.')
    await visitor.reads(combobox('Pays de destination'), ([shown]) => shown?.value === 'Belgique')
    await visitor.fill(textbox('Adresse e-mail'), 'awa@example.org')
    await visitor.fill(textbox('Téléphone'), '+237600000000')
    await visitor.click(button('Envoyer le message'))
    await visitor.sees(text(/^Votre message est envoyé/))
  },
)
