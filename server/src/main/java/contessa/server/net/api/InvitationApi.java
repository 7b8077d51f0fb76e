package contessa.server.net.api;

import static contessa.server.net.http.Route.Access.PEOPLE;

import module java.base;

import contessa.server.message.InviteRequest;
import contessa.server.net.http.ApiException;
import contessa.server.net.http.ApiRequest;
import contessa.server.net.http.NetContext;
import contessa.server.net.http.Route;
import contessa.server.net.limits.Limit;
import io.netty.handler.codec.http.HttpResponseStatus;

/** Recent players, and invitations among them. */
final class InvitationApi {

  private final NetContext context;

  InvitationApi(NetContext context) {
    this.context = context;
  }

  /** An invitation to be declined. */
  record InvitationId(String id) {
    InvitationId {
      Objects.requireNonNull(id, "id");
    }
  }

  List<Route> routes() {
    return List.of(
        Route.get(
                "/recent-players",
                PEOPLE,
                request -> context.invitations().recent().of(request.me().player()))
            .costly(),
        Route.get(
            "/invitations", PEOPLE, request -> context.invitations().of(request.me().player())),
        Route.post("/invitations", PEOPLE, this::invite).creates(),
        Route.post("/invitations/decline", PEOPLE, this::decline).limitedBy(Limit.COMMANDS));
  }

  private Object invite(ApiRequest request) throws IOException {
    return switch (context.invitations().invite(request.me(), request.body(InviteRequest.class))) {
      case DONE -> new RatingApi.Nothing();
      case NO_PLAYER -> throw new ApiException(HttpResponseStatus.NOT_FOUND, "no-player");
      case NO_SEAT -> throw new ApiException(HttpResponseStatus.CONFLICT, "no-seat");
    };
  }

  private Object decline(ApiRequest request) throws IOException {
    context.invitations().decline(request.me().player(), request.body(InvitationId.class).id());
    return new RatingApi.Nothing();
  }
}
