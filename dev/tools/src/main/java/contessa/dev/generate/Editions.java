package contessa.dev.generate;

import module java.base;

import contessa.bots.roster.Cast;
import contessa.coup.Action;
import contessa.coup.CoupOptions;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.coup.Role;
import contessa.game.Rulebook;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.json.JsonNode;
import contessa.notation.json.Words;
import contessa.notation.registry.Notations;
import contessa.rating.CastStrength;
import contessa.royal.RoyalData;
import contessa.royal.RoyalRules;
import contessa.server.message.ServerJson;
import contessa.table.game.SceneTimes;
import contessa.table.message.Clock;
import contessa.table.message.RuleLine;
import contessa.table.message.TableOptions;
import contessa.table.state.ClockTimes;
import contessa.table.view.RuleLines;

/** Editions, clocks, the action card and the rule keys for the web client. */
final class Editions {

  private Editions() {}

  static String write() {
    return GenerateCommand.HEAD
        + """
        import type { CoupAction, CoupRole } from '../../../../notation/src/main/typescript/games.ts';

        export const EDITIONS = {
        %s
        } as const;

        /** In seconds. */
        export const CLOCKS = {
        %s
        } as const;

        /** A line of the action card. */
        export interface ActionLine {
          claims: readonly CoupRole[];
          /** The actor claims not to hold the character. */
          denies: boolean;
          cost: number;
          gain: number;
          takesReserve: boolean;
          blockedBy: readonly CoupRole[];
        }

        /** The action card, from Action; options switch some lines off. */
        export const ACTIONS = {
        %s
        } as const satisfies Record<CoupAction, ActionLine>;

        /** With this many coins a player must launch a Coup. */
        export const FORCED_COUP = %d;

        /** Coup Royal: by the number of players, the fame of each place in each category. */
        export const FAME = {
        %s
        } as const;

        /** How long scenes take, in milliseconds; the server's clocks wait for them. */
        export const TELLING = {
        %s
        } as const;

        /** The characters, weakest first, with their strength in points. */
        export const CAST = [
        %s
        ] as const;

        export type RuleKey =
        %s;
        """
            .formatted(
                Notations.ALL.stream()
                    .flatMap(
                        game -> game.editions().stream().map(edition -> edition(game, edition)))
                    .collect(Collectors.joining("\n")),
                Stream.of(Clock.values()).map(Editions::clock).collect(Collectors.joining("\n")),
                Action.ALL.stream().map(Editions::action).collect(Collectors.joining("\n")),
                CoupRules.FORCED_COUP,
                fame(),
                telling(),
                Stream.of(Cast.values()).map(Editions::character).collect(Collectors.joining("\n")),
                keys().stream().map(key -> "  | '" + key + "'").collect(Collectors.joining("\n")));
  }

  private static String edition(GameNotation game, String name) {
    JsonNode edition = Json.read("{\"edition\":\"" + name + "\"}");
    List<Rulebook> playable = new ArrayList<>();
    for (int players = TableOptions.FEWEST_SEATS; players <= TableOptions.MOST_SEATS; players++) {
      try {
        playable.add(game.rules(edition, players));
      } catch (Refusal e) {
        break;
      }
    }
    return "  '%s': { game: '%s', fewest: %d, most: %d%s },"
        .formatted(
            name,
            game.game(),
            playable.getFirst().seats(),
            playable.getLast().seats(),
            playable.getFirst() instanceof CoupRules coup ? options(coup.options()) : "");
  }

  private static String action(Action action) {
    return "  '%s': { claims: %s, denies: %b, cost: %d, gain: %d, takesReserve: %b, blockedBy: %s },"
        .formatted(
            Words.kebab(action),
            roles(action::isAbout),
            action.denies(),
            action.cost(),
            action.gain(),
            action.takesReserve(),
            roles(action::isBlockedBy));
  }

  private static String roles(Predicate<Role> which) {
    return Role.ALL.stream()
        .filter(which)
        .map(role -> "'" + Words.capital(role) + "'")
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String fame() {
    return IntStream.rangeClosed(RoyalRules.FEWEST_PLAYERS, RoyalRules.MOST_PLAYERS)
        .mapToObj(
            players ->
                "  %d: %s,".formatted(players, RoyalData.standard().fameCard(players).places()))
        .collect(Collectors.joining("\n"));
  }

  /** Every constant of the scene times, by its name in lower case. */
  private static String telling() {
    return Stream.of(SceneTimes.class.getFields())
        .map(time -> "  %s: %d,".formatted(time.getName().toLowerCase(Locale.ROOT), value(time)))
        .collect(Collectors.joining("\n"));
  }

  private static int value(Field constant) {
    try {
      return constant.getInt(null);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String options(CoupOptions options) {
    return Json.read(ServerJson.CODEC.json(options)).properties().stream()
        .map(each -> each.getKey() + ": " + each.getValue().toString().replace('"', '\''))
        .collect(Collectors.joining(", ", ", options: { ", " }"));
  }

  private static String clock(Clock clock) {
    ClockTimes times = ClockTimes.of(clock);
    return "  %s: { turn: %d, response: %d, hidden: %d, bank: %d },"
        .formatted(
            "'" + Words.kebab(clock) + "'",
            times.limits().turn() / 1000,
            times.limits().response() / 1000,
            times.limits().hidden() / 1000,
            times.bank().size() / 1000);
  }

  private static String character(Cast one) {
    return "  { id: '%s', level: %d, coup: %d, royal: %d },"
        .formatted(
            one.id(),
            one.level(),
            Math.round(CastStrength.points(false, one.level())),
            Math.round(CastStrength.points(true, one.level())));
  }

  private static Set<String> keys() {
    Set<String> keys = new TreeSet<>();
    Consumer<Rulebook> collect =
        rules -> RuleLines.of(rules).stream().map(RuleLine::key).forEach(keys::add);
    for (Edition edition : Edition.values()) {
      variants(edition.options(2))
          .map(options -> CoupRules.of(edition, options, 2))
          .forEach(collect);
    }
    GameNotation royal = Objects.requireNonNull(Notations.named("royal"));
    JsonNode ownBox =
        Json.read(
            """
            {"locationNames":["A","B","C","D","E","F","G","H"],"cubesPerColour":20,
             "secretPerColour":5,"startCubes":2,"zeroHoldingsRank":false,
             "fameTable":{"2":[[4,0],[4,0],[4,0],[4,0]]},
             "deckI":["collection","collection","collection","collection",
                      "collection","collection","collection","collection"]}
            """);
    Stream.of(2, 3).map(players -> royal.rules(ownBox, players)).forEach(collect);
    return keys;
  }

  /** Every value of every option at least once. */
  private static Stream<CoupOptions> variants(CoupOptions base) {
    List<CoupOptions> all = new ArrayList<>(List.of(base));
    Stream.of(CoupOptions.Exchanger.values()).map(base::withExchanger).forEach(all::add);
    Stream.of(CoupOptions.Art.values()).map(base::withArt).forEach(all::add);
    Stream.of(CoupOptions.Replacement.values()).map(base::withReplacement).forEach(all::add);
    Stream.of(CoupOptions.Declared.values()).map(base::withDeclared).forEach(all::add);
    Stream.of(1, 2).map(base::withFirstPlayerCoins).forEach(all::add);
    for (boolean flag : new boolean[] {false, true}) {
      all.add(base.withMayDecline(flag));
      all.add(base.withDraft(flag));
      all.add(base.withAllegiances(flag));
      all.add(base.withExchanger(CoupOptions.Exchanger.INQUISITOR).withContessaBlocksExamine(flag));
    }
    return all.stream();
  }
}
