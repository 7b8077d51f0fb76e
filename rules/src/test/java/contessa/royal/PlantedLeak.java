package contessa.royal;

import contessa.game.AddressedEvent;
import contessa.game.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Windows that tell too much, each in one way that a program could get wrong. */
enum PlantedLeak {
  THE_PLAN_IS_TOLD_WITH_THE_NEWS_THAT_IT_IS_IN(
      new Window() {
        @Override
        Object heard(AddressedEvent told, RoyalTable after, int reader) {
          return told.full() instanceof RoyalEvent.Planned
              ? told.full()
              : super.heard(told, after, reader);
        }
      }),

  ONLY_THE_SNITCH_IS_TOLD_EARLY(
      new Window() {
        @Override
        Object heard(AddressedEvent told, RoyalTable after, int reader) {
          return told.full() instanceof RoyalEvent.Planned
              ? after.snitches
              : super.heard(told, after, reader);
        }
      }),

  PLANS_ARE_SEEN_AS_THEY_COME_IN(
      new Window() {
        @Override
        Object view(RoyalTable table, int reader) {
          return List.of(super.view(table, reader), table.view(Reader.REFEREE).plans());
        }
      }),

  THE_NUMBER_OF_THIEVES_AT_A_LOCATION_IS_SEEN(
      new Window() {
        @Override
        Object view(RoyalTable table, int reader) {
          return List.of(super.view(table, reader), Long.bitCount(table.thieves & 0x0101010101L));
        }
      }),

  LOCATIONS_THAT_OTHERS_CHOSE_ARE_OFFERED_LAST(
      new Window() {
        @Override
        Object prompt(RoyalTable table, int reader) {
          boolean taken = (table.thieves & 0x0101010101L) != 0;
          return List.of(super.prompt(table, reader), (taken && reader == table.toMove()));
        }
      }),

  A_PLAN_THAT_SOMEBODY_HAS_MADE_IS_NOT_OFFERED(
      new Window() {
        @Override
        Object prompt(RoyalTable table, int reader) {
          if (table.phase != RoyalPhase.PLAN || reader != table.toMove()) {
            return super.prompt(table, reader);
          }
          int offered = 0;
          for (RoyalMove.Plan plan : PlanMenu.plans(table.seats(), table.partner == reader)) {
            boolean made = false;
            for (int seat = 0; seat < table.decider; seat++) {
              made |= RoyalAnnouncer.plan(table, seat).equals(plan);
            }
            offered += made ? 0 : 1;
          }
          return List.of(super.prompt(table, reader), offered);
        }
      }),

  DRAWN_SECRET_CARDS_ARE_TOLD_TO_ALL(
      new Window() {
        @Override
        Object heard(AddressedEvent told, RoyalTable after, int reader) {
          return told.full() instanceof RoyalEvent.Secret
              ? told.full()
              : super.heard(told, after, reader);
        }
      }),

  SECRET_CARDS_ARE_TOLD_WHERE_SEVERAL_DRAW(
      new Window() {
        @Override
        Object heard(AddressedEvent told, RoyalTable after, int reader) {
          return told.full() instanceof RoyalEvent.Secret secret && secret.count() == 1
              ? told.full()
              : super.heard(told, after, reader);
        }
      }),

  OTHERS_SECRET_CARDS_ARE_SEEN(
      new Window() {
        @Override
        Object view(RoyalTable table, int reader) {
          return List.of(super.view(table, reader), Arrays.hashCode(table.secrets));
        }
      }),

  WHO_HOLDS_SECRET_GOLD_IS_SEEN(
      new Window() {
        @Override
        Object view(RoyalTable table, int reader) {
          List<Boolean> holders = new ArrayList<>();
          for (int secrets : table.secrets) {
            holders.add(PackedGoods.count(secrets, 3) > 0);
          }
          return List.of(super.view(table, reader), holders);
        }
      }),

  UNSEEN_SECRET_CARDS_ARE_COUNTED_FROM_THE_DECK_ALONE(
      new Window() {
        @Override
        Object view(RoyalTable table, int reader) {
          int left = Decks.pile(table.secretDeck, table.secretsDrawn, table.secretDeck.length);
          return List.of(super.view(table, reader), Goods.of(left));
        }
      }),

  THE_NEXT_SECRET_CARD_IS_SEEN(
      new Window() {
        @Override
        Object view(RoyalTable table, int reader) {
          boolean left = table.secretsDrawn < table.secretDeck.length;
          return List.of(
              super.view(table, reader), (left ? table.secretDeck[table.secretsDrawn] : -1));
        }
      }),

  LOOT_IS_LISTED_IN_DRAWING_ORDER(
      new Window() {
        @Override
        Object view(RoyalTable table, int reader) {
          return List.of(
              super.view(table, reader), String.valueOf(table.view(Reader.REFEREE).deck().order()));
        }
      }),

  THE_NEXT_LOOT_IS_SEEN(
      new Window() {
        @Override
        Object view(RoyalTable table, int reader) {
          boolean left = table.lootDrawn < table.deck.length;
          return List.of(super.view(table, reader), (left ? table.deck[table.lootDrawn] : -1));
        }
      }),

  THE_BOTTOM_OF_THE_DECK_IS_SEEN(
      new Window() {
        @Override
        Object view(RoyalTable table, int reader) {
          return List.of(super.view(table, reader), table.deck[table.deck.length - 1]);
        }
      }),

  WHETHER_THE_NEXT_LOOT_IS_AN_ITEM_IS_TOLD_AT_THE_REFILL(
      new Window() {
        @Override
        Object heard(AddressedEvent told, RoyalTable after, int reader) {
          boolean item =
              after.lootDrawn < after.deck.length
                  && PackedLoot.kind(after.deck[after.lootDrawn]) == PackedLoot.ITEM;
          return List.of(
              super.heard(told, after, reader),
              (told.full() instanceof RoyalEvent.Refilled && item));
        }
      }),

  FAME_IS_SHOWN_BEFORE_THE_END(
      new Window() {
        @Override
        Object view(RoyalTable table, int reader) {
          List<Integer> fame = new ArrayList<>();
          for (int seat = 0; seat < table.seats(); seat++) {
            fame.add(table.fame(seat));
          }
          return List.of(super.view(table, reader), fame);
        }
      }),

  THE_LEADER_IS_ASKED_FIRST(
      new Window() {
        @Override
        Object prompt(RoyalTable table, int reader) {
          return List.of(super.prompt(table, reader), Scoring.winners(table));
        }
      }),

  A_STATE_NUMBER_COVERS_WHAT_IS_HIDDEN(
      new Window() {
        @Override
        Object view(RoyalTable table, int reader) {
          long state = table.thieves * 31 + table.snitches + Arrays.hashCode(table.secrets);
          return List.of(super.view(table, reader), Long.hashCode(state));
        }
      });

  final Window window;

  PlantedLeak(Window window) {
    this.window = window;
  }
}
