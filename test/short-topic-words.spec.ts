import { topicsFor } from '../client/conversations/topics.js';
import { SEARCH_MIN_LENGTH } from '../contract/conversations.js';
import { TAG_KEYWORDS } from '../server/topics/tag-words.js';

const shortWords = Object.entries(TAG_KEYWORDS).flatMap(([tag, keywords]) =>
  keywords.filter((keyword) => keyword.length < SEARCH_MIN_LENGTH).map((keyword) => [keyword, tag] as const),
);

it.each(shortWords)('the word %s, which is too short for a search, leads to the topic %s', (word, tag) => {
  expect(topicsFor(word)).toContain(tag);
});
