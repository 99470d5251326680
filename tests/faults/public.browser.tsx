import { everyScreen, proveFaults } from './matrix.tsx'

proveFaults(everyScreen.filter(({ path }) => !path.startsWith('/admin')))
