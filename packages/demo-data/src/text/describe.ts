import type { Facts, Kind } from '../facts/types';
import { Deck, type Random } from '../random';
import { FARM_TOPICS, FLAT_TOPICS, VILLA_TOPICS } from './homes';
import { FIELD_TOPICS, PLOT_TOPICS } from './land';
import type { Sentence, Topic } from './sentence';
import { CLOSING, HOME_PAPERS, LAND_NEIGHBOURHOOD, NEIGHBOURHOOD } from './shared';
import { OFFICE_TOPICS, SHED_TOPICS, SHOP_TOPICS } from './work';

const HOME_END = [HOME_PAPERS, NEIGHBOURHOOD, CLOSING];
const WORK_END = [NEIGHBOURHOOD, CLOSING];
const LAND_END = [LAND_NEIGHBOURHOOD, CLOSING];
const flat = [...FLAT_TOPICS, ...HOME_END];
const field = [...FIELD_TOPICS, ...LAND_END];
const shed = [...SHED_TOPICS, ...LAND_END];

const TOPICS: Record<Kind, readonly Topic[]> = {
  flat,
  penthouse: flat,
  villa: [...VILLA_TOPICS, ...HOME_END],
  'farm house': [...FARM_TOPICS, ...LAND_END],
  shop: [...SHOP_TOPICS, ...WORK_END],
  office: [...OFFICE_TOPICS, ...WORK_END],
  plot: [...PLOT_TOPICS, ...LAND_END],
  farmland: field,
  'orange orchard': field,
  warehouse: shed,
  'factory shed': shed,
};

const MIN_WORDS = 70;
const MAX_WORDS = 152;

export function countWords(text: string): number {
  let words = text === '' ? 0 : 1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) words++;
  return words;
}

/** Writes descriptions with one deck of sentences per topic, so that neighbours in a list share as little as possible. */
export class Describer {
  private readonly decks = new Map<Topic, Deck<Sentence>>();

  constructor(private readonly random: Random) {}

  describe(facts: Facts): string {
    const topics = TOPICS[facts.kind];
    const sentences: string[] = [];
    for (const topic of topics) {
      const sentence = this.sentenceOf(topic, facts);
      if (sentence) sentences.push(sentence);
    }
    this.lengthen(topics, facts, sentences);
    return sentences.join(' ');
  }

  /** Adds second sentences of the middle topics until the text is long enough, sometimes one more than needed. */
  private lengthen(topics: readonly Topic[], facts: Facts, sentences: string[]): void {
    const wanted = MIN_WORDS + this.random.int(0, 50);
    let words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
    for (let i = 0; i < 14 && words < wanted; i++) {
      const topic = topics[1 + (i % (topics.length - 2))]!;
      const sentence = this.sentenceOf(topic, facts);
      if (!sentence || sentences.includes(sentence)) continue;
      words += countWords(sentence);
      if (words > MAX_WORDS) break;
      sentences.splice(sentences.length - 1, 0, sentence);
    }
  }

  private sentenceOf(topic: Topic, facts: Facts): string | undefined {
    let deck = this.decks.get(topic);
    if (!deck) {
      deck = new Deck(this.random, topic.sentences);
      this.decks.set(topic, deck);
    }
    return deck.dealFirst((sentence) => sentence(facts));
  }
}
