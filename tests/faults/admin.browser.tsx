import { allScreens, testFaultMatrix } from './matrix.tsx'

testFaultMatrix(allScreens.filter(({ path }) => path.startsWith('/admin')))
