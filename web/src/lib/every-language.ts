/** Before all unit tests: the words of every language, so that a test may speak any of them at once. */
import { bring, languages } from './languages';

await Promise.all(languages.map(bring));
