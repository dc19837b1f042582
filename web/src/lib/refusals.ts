/** What the server says of what it does not do: in English, and in every language that it knows. */
import { say, type Text } from './words';

/** A refusal in the language that is set. */
export function refusalText(refused: { sentence: string; text?: Text }): string {
  return say(refused.text) || refused.sentence;
}
